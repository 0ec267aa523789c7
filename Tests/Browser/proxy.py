"""A proxy of TCP connections, which can lose them as a network does."""

import socket
import threading


class Proxy:
    """Passes connections to a port of this machine."""

    def __init__(self, target):
        self.target = target
        self.pairs = []
        self.lock = threading.Lock()
        self.listener = None
        self.port = 0
        self.accept()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def count(self):
        """The number of connections."""
        with self.lock:
            return len(self.pairs)

    def accept(self):
        """Takes connections, at the same port as before."""
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, args=(self.listener,), daemon=True).start()

    def drop(self):
        """Loses all connections."""
        with self.lock:
            pairs, self.pairs = self.pairs, []
        for pair in pairs:
            for end in pair:
                self.end(end)

    def refuse(self):
        """Loses all connections, and takes no more."""
        self.end(self.listener)
        self.drop()

    stop = refuse

    def serve(self, listener):
        while True:
            try:
                client, _ = listener.accept()
            except OSError:
                return
            try:
                server = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                client.close()
                continue
            with self.lock:
                self.pairs.append((client, server))
            for source, sink in ((client, server), (server, client)):
                threading.Thread(target=self.copy, args=(source, sink), daemon=True).start()

    def copy(self, source, sink):
        try:
            while data := source.recv(1 << 16):
                sink.sendall(data)
        except OSError:
            pass
        self.end(source)
        self.end(sink)
        with self.lock:
            self.pairs = [pair for pair in self.pairs if source not in pair]

    @staticmethod
    def end(end):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        end.close()

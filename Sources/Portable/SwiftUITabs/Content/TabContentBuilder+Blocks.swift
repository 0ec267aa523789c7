import SwiftUICore

@available(iOS 18.0, *)
extension TabContentBuilder {
    nonisolated public static func buildBlock<C0, C1>(
        _ c0: C0, _ c1: C1
    ) -> some TabContent<TabValue>
    where TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C0.TabValue == C1.TabValue {
        TabPair(first: c0, second: c1)
    }

    nonisolated public static func buildBlock<C0, C1, C2>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C0.TabValue == C1.TabValue,
        C1.TabValue == C2.TabValue
    {
        TabPair(first: TabPair(first: c0, second: c1), second: c2)
    }

    nonisolated public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent,
        C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue
    {
        TabPair(first: TabPair(first: TabPair(first: c0, second: c1), second: c2), second: c3)
    }

    nonisolated public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
        C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue
    {
        TabPair(
            first: TabPair(first: TabPair(first: TabPair(first: c0, second: c1), second: c2), second: c3), second: c4)
    }

    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
        C5: TabContent, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
        C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue
    {
        TabPair(
            first: TabPair(
                first: TabPair(first: TabPair(first: TabPair(first: c0, second: c1), second: c2), second: c3),
                second: c4), second: c5)
    }

    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
        C5: TabContent, C6: TabContent, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue,
        C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue
    {
        TabPair(
            first: TabPair(
                first: TabPair(
                    first: TabPair(first: TabPair(first: TabPair(first: c0, second: c1), second: c2), second: c3),
                    second: c4), second: c5), second: c6)
    }

    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
        C5: TabContent, C6: TabContent, C7: TabContent, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue,
        C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue,
        C6.TabValue == C7.TabValue
    {
        TabPair(
            first: TabPair(
                first: TabPair(
                    first: TabPair(
                        first: TabPair(first: TabPair(first: TabPair(first: c0, second: c1), second: c2), second: c3),
                        second: c4), second: c5), second: c6), second: c7)
    }

    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
        C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent, C0.TabValue == C1.TabValue,
        C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue,
        C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue
    {
        TabPair(
            first: TabPair(
                first: TabPair(
                    first: TabPair(
                        first: TabPair(
                            first: TabPair(
                                first: TabPair(first: TabPair(first: c0, second: c1), second: c2), second: c3),
                            second: c4), second: c5), second: c6), second: c7), second: c8)
    }

    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
        C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent, C9: TabContent, C0.TabValue == C1.TabValue,
        C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue,
        C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue, C8.TabValue == C9.TabValue
    {
        TabPair(
            first: TabPair(
                first: TabPair(
                    first: TabPair(
                        first: TabPair(
                            first: TabPair(
                                first: TabPair(
                                    first: TabPair(first: TabPair(first: c0, second: c1), second: c2), second: c3),
                                second: c4), second: c5), second: c6), second: c7), second: c8), second: c9)
    }
}

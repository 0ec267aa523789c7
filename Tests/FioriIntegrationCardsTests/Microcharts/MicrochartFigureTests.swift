import FioriSwiftUICore
import SwiftUI
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Numbers of micro charts: frames, shares, angles, places and colours.
///
/// Numbers: bars of 16, a strip of 11 and rings of 32 (Docs/Facts/CardLook.md); places and shares on a linear scale.
/// Marks of 3 and 2, gaps of 8 between columns, insets of 3 and a ring of 5 are as drawn today, not compared with UI5.
struct MicrochartFigureTests {
    private let size = CGSize(width: 200, height: 16)

    private func bullet(_ value: Double?, target: Double? = nil, thresholds: [Double] = []) -> ResolvedMicrochart.Bullet
    {
        var bullet = ResolvedMicrochart.Bullet(value: value)
        bullet.maxValue = 100
        bullet.target = target
        bullet.thresholds = thresholds.map { .init(value: $0, color: .value(.critical)) }
        return bullet
    }

    @Test func `the strip of a bullet is 11 high and as long as the value's share`() {
        let frames = BulletFrames(bullet(65, target: 80, thresholds: [50]), in: size, isMirrored: false)
        #expect(frames.value == CGRect(x: 0, y: 2.5, width: 130, height: 11))
        #expect(frames.target == CGRect(x: 158.5, y: 0, width: 3, height: 16))
        #expect(frames.thresholds == [CGRect(x: 99, y: 0, width: 2, height: 16)])
        #expect(frames.track == CGRect(x: 0, y: 0, width: 200, height: 16))
    }

    @Test func `a mirrored bullet starts at the right edge`() {
        let frames = BulletFrames(bullet(65, target: 80), in: size, isMirrored: true)
        #expect(frames.value == CGRect(x: 70, y: 2.5, width: 130, height: 11))
        #expect(frames.target == CGRect(x: 38.5, y: 0, width: 3, height: 16))
    }

    @Test func `a negative value runs back from zero`() {
        var bullet = bullet(-20)
        bullet.minValue = -50
        bullet.maxValue = 50
        #expect(
            BulletFrames(bullet, in: size, isMirrored: false).value == CGRect(x: 60, y: 2.5, width: 40, height: 11))
    }

    @Test func `the scale of a bullet holds a target beyond its maximum, and marks stay within`() {
        let frames = BulletFrames(bullet(100, target: 200), in: size, isMirrored: false)
        #expect(frames.value?.width == 100)
        #expect(frames.target == CGRect(x: 197, y: 0, width: 3, height: 16))
    }

    @Test func `a bullet without a value has no strip`() {
        let frames = BulletFrames(ResolvedMicrochart.Bullet(), in: size, isMirrored: false)
        #expect(frames.value == nil)
        #expect(frames.target == nil)
    }

    @Test func `huge values have finite places`() {
        let scale = MicrochartScale(lower: -1e308, upper: 1.7e308)
        #expect(scale.place(-1e308) == 0)
        #expect(scale.place(1.7e308) == 1)
        #expect(scale.place(.nan) == 0)
        #expect(MicrochartScale(lower: 5, upper: 5).upper == 10)
    }

    @Test(
        arguments: [
            (nil, [10.0, 30, 60], [0.1, 0.3, 0.6]), (200, [10, 30, 60], [0.05, 0.15, 0.3]),
            (50, [10, 30, 60], [0.1, 0.3, 0.6]), (nil, [0, 0], [0, 0]), (nil, [-5, 5], [0, 1]),
            (nil, [1e308, 1e308], [0.5, 0.5]),
        ] as [(Double?, [Double], [Double])])
    func `parts of a stacked bar have shares of the sum or of the maximum`(
        maximum: Double?, values: [Double], shares: [Double]
    ) {
        let bar = ResolvedMicrochart.StackedBar(bars: values.map { .init(value: $0) }, maxValue: maximum)
        for (share, expected) in zip(StackedBarMicrochart.shares(of: bar), shares) {
            #expect(abs(share - CGFloat(expected)) < 1e-9)
        }
    }

    @Test func `columns grow from zero in both directions`() {
        let frames = ColumnMicrochart.frames(
            of: [10, -5, 20], in: CGSize(width: 300, height: 50), isMirrored: false)
        #expect(frames[0] == CGRect(x: 4, y: 20, width: 92, height: 20))
        #expect(frames[1] == CGRect(x: 104, y: 40, width: 92, height: 10))
        #expect(frames[2] == CGRect(x: 204, y: 0, width: 92, height: 40))
        let mirrored = ColumnMicrochart.frames(
            of: [10, -5, 20], in: CGSize(width: 300, height: 50), isMirrored: true)
        #expect(mirrored.map(\.minX) == [204, 104, 4])
        #expect(ColumnMicrochart.frames(of: [], in: size, isMirrored: false).isEmpty)
    }

    @Test func `a column of zero stays visible`() {
        let frames = ColumnMicrochart.frames(of: [0, 5], in: CGSize(width: 100, height: 48), isMirrored: false)
        #expect(frames[0].height == 1)
        #expect(frames[0].maxY == 48)
    }

    private func lines(_ points: [(Double, Double)]) -> ResolvedMicrochart.Lines {
        ResolvedMicrochart.Lines(lines: [.init(points: points.map { .init(x: $0.0, y: $0.1) })])
    }

    @Test func `points of lines lie between the ends of the plot, 3 from its edges`() {
        var chart = lines([(0, 0), (50, 10), (100, 20)])
        chart.threshold = 5
        let places = LinePlaces(chart, in: CGSize(width: 106, height: 46), isMirrored: false)
        #expect(places.lines == [[CGPoint(x: 3, y: 43), CGPoint(x: 53, y: 23), CGPoint(x: 103, y: 3)]])
        #expect(places.threshold == 33)
        let mirrored = LinePlaces(chart, in: CGSize(width: 106, height: 46), isMirrored: true)
        #expect(mirrored.lines[0].map(\.x) == [103, 53, 3])
    }

    @Test func `bounds of a manifest leave points beyond them out`() {
        var chart = lines([(0, 0), (50, 10), (100, 20)])
        chart.maxX = 60
        chart.maxY = 40
        let places = LinePlaces(chart, in: CGSize(width: 66, height: 46), isMirrored: false)
        #expect(places.lines == [[CGPoint(x: 3, y: 43), CGPoint(x: 53, y: 33)]])
        #expect(places.threshold == nil)
    }

    @Test func `equal values run through the middle`() {
        let places = LinePlaces(lines([(0, 7), (1, 7)]), in: CGSize(width: 106, height: 46), isMirrored: false)
        #expect(places.lines[0].map(\.y) == [23, 23])
    }

    @Test(arguments: [(100.0, 25.0, 0.25), (100, 150, 1), (100, -5, 0), (0, 5, 0)])
    func `a Harvey ball is filled by its share`(total: Double, fraction: Double, share: Double) {
        let ball = ResolvedMicrochart.HarveyBall(total: total, fraction: fraction)
        #expect(HarveyBallMicrochart.share(of: ball) == share)
    }

    @Test func `a quarter of a Harvey ball is at its top right`() {
        let sector = HarveyBallMicrochart.sector(0.25, in: CGRect(x: 0, y: 0, width: 48, height: 48)).boundingRect
        #expect(abs(sector.minX - 24) < 0.01 && abs(sector.minY) < 0.01)
        #expect(abs(sector.width - 24) < 0.01 && abs(sector.height - 24) < 0.01)
        #expect(HarveyBallMicrochart.sector(0, in: CGRect(x: 0, y: 0, width: 48, height: 48)).isEmpty)
    }

    @Test func `a ring's arc starts at the top and stays within 32 points`() {
        let size = CGSize(width: 32, height: 32)
        let half = RadialMicrochart.arc(0.5, in: size).boundingRect
        #expect(abs(half.minX - 16) < 0.01 && abs(half.maxX - 29.5) < 0.01)
        #expect(abs(half.minY - 2.5) < 0.01 && abs(half.maxY - 29.5) < 0.01)
        #expect(RadialMicrochart.share(of: .init(percentage: 130)) == 1)
        #expect(RadialMicrochart.share(of: .init(percentage: -1)) == 0)
    }

    @Test func `colours follow the meaning, CSS, and the palette`() {
        #expect(ResolvedMicrochart.ChartColor.value(.good).markColor == .preferredColor(.chartGood))
        #expect(ResolvedMicrochart.ChartColor.value(.critical).markColor == .preferredColor(.chartCritical))
        #expect(ResolvedMicrochart.ChartColor.value(.error).markColor == .preferredColor(.chartBad))
        #expect(ResolvedMicrochart.ChartColor.value(.neutral).markColor == .preferredColor(.chartNeutral))
        #expect(ResolvedMicrochart.ChartColor.css("#FF0000").markColor == Color(red: 1, green: 0, blue: 0))
        #expect(ResolvedMicrochart.ChartColor.css("nonsense").markColor == .preferredColor(.chartNeutral))
        #expect(ResolvedMicrochart.ChartColor.css("#FF0000").textColor == nil)
        #expect([0, 10, 11].map(ChartPalette.style) == [.chart1, .chart11, .chart1])
    }
}

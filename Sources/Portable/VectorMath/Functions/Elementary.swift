// The functions of <math.h> for each element.

import Foundation

/// The sine of each element.
public func sin(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.sin(x.x), Foundation.sin(x.y)) }
public func sin(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.sin(x.x), Foundation.sin(x.y), Foundation.sin(x.z))
}
public func sin(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.sin(x.x), Foundation.sin(x.y), Foundation.sin(x.z), Foundation.sin(x.w))
}
public func sin(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.sin(x.x), Foundation.sin(x.y)) }
public func sin(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.sin(x.x), Foundation.sin(x.y), Foundation.sin(x.z))
}
public func sin(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.sin(x.x), Foundation.sin(x.y), Foundation.sin(x.z), Foundation.sin(x.w))
}

/// The cosine of each element.
public func cos(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.cos(x.x), Foundation.cos(x.y)) }
public func cos(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.cos(x.x), Foundation.cos(x.y), Foundation.cos(x.z))
}
public func cos(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.cos(x.x), Foundation.cos(x.y), Foundation.cos(x.z), Foundation.cos(x.w))
}
public func cos(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.cos(x.x), Foundation.cos(x.y)) }
public func cos(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.cos(x.x), Foundation.cos(x.y), Foundation.cos(x.z))
}
public func cos(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.cos(x.x), Foundation.cos(x.y), Foundation.cos(x.z), Foundation.cos(x.w))
}

/// The tangent of each element.
public func tan(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.tan(x.x), Foundation.tan(x.y)) }
public func tan(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.tan(x.x), Foundation.tan(x.y), Foundation.tan(x.z))
}
public func tan(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.tan(x.x), Foundation.tan(x.y), Foundation.tan(x.z), Foundation.tan(x.w))
}
public func tan(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.tan(x.x), Foundation.tan(x.y)) }
public func tan(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.tan(x.x), Foundation.tan(x.y), Foundation.tan(x.z))
}
public func tan(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.tan(x.x), Foundation.tan(x.y), Foundation.tan(x.z), Foundation.tan(x.w))
}

/// The angle whose sine is each element.
public func asin(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.asin(x.x), Foundation.asin(x.y)) }
public func asin(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.asin(x.x), Foundation.asin(x.y), Foundation.asin(x.z))
}
public func asin(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.asin(x.x), Foundation.asin(x.y), Foundation.asin(x.z), Foundation.asin(x.w))
}
public func asin(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.asin(x.x), Foundation.asin(x.y)) }
public func asin(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.asin(x.x), Foundation.asin(x.y), Foundation.asin(x.z))
}
public func asin(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.asin(x.x), Foundation.asin(x.y), Foundation.asin(x.z), Foundation.asin(x.w))
}

/// The angle whose cosine is each element.
public func acos(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.acos(x.x), Foundation.acos(x.y)) }
public func acos(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.acos(x.x), Foundation.acos(x.y), Foundation.acos(x.z))
}
public func acos(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.acos(x.x), Foundation.acos(x.y), Foundation.acos(x.z), Foundation.acos(x.w))
}
public func acos(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.acos(x.x), Foundation.acos(x.y)) }
public func acos(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.acos(x.x), Foundation.acos(x.y), Foundation.acos(x.z))
}
public func acos(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.acos(x.x), Foundation.acos(x.y), Foundation.acos(x.z), Foundation.acos(x.w))
}

/// The angle whose tangent is each element.
public func atan(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.atan(x.x), Foundation.atan(x.y)) }
public func atan(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.atan(x.x), Foundation.atan(x.y), Foundation.atan(x.z))
}
public func atan(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.atan(x.x), Foundation.atan(x.y), Foundation.atan(x.z), Foundation.atan(x.w))
}
public func atan(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.atan(x.x), Foundation.atan(x.y)) }
public func atan(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.atan(x.x), Foundation.atan(x.y), Foundation.atan(x.z))
}
public func atan(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.atan(x.x), Foundation.atan(x.y), Foundation.atan(x.z), Foundation.atan(x.w))
}

/// The hyperbolic sine of each element.
public func sinh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.sinh(x.x), Foundation.sinh(x.y)) }
public func sinh(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.sinh(x.x), Foundation.sinh(x.y), Foundation.sinh(x.z))
}
public func sinh(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.sinh(x.x), Foundation.sinh(x.y), Foundation.sinh(x.z), Foundation.sinh(x.w))
}
public func sinh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.sinh(x.x), Foundation.sinh(x.y)) }
public func sinh(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.sinh(x.x), Foundation.sinh(x.y), Foundation.sinh(x.z))
}
public func sinh(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.sinh(x.x), Foundation.sinh(x.y), Foundation.sinh(x.z), Foundation.sinh(x.w))
}

/// The hyperbolic cosine of each element.
public func cosh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.cosh(x.x), Foundation.cosh(x.y)) }
public func cosh(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.cosh(x.x), Foundation.cosh(x.y), Foundation.cosh(x.z))
}
public func cosh(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.cosh(x.x), Foundation.cosh(x.y), Foundation.cosh(x.z), Foundation.cosh(x.w))
}
public func cosh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.cosh(x.x), Foundation.cosh(x.y)) }
public func cosh(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.cosh(x.x), Foundation.cosh(x.y), Foundation.cosh(x.z))
}
public func cosh(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.cosh(x.x), Foundation.cosh(x.y), Foundation.cosh(x.z), Foundation.cosh(x.w))
}

/// The hyperbolic tangent of each element.
public func tanh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.tanh(x.x), Foundation.tanh(x.y)) }
public func tanh(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.tanh(x.x), Foundation.tanh(x.y), Foundation.tanh(x.z))
}
public func tanh(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.tanh(x.x), Foundation.tanh(x.y), Foundation.tanh(x.z), Foundation.tanh(x.w))
}
public func tanh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.tanh(x.x), Foundation.tanh(x.y)) }
public func tanh(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.tanh(x.x), Foundation.tanh(x.y), Foundation.tanh(x.z))
}
public func tanh(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.tanh(x.x), Foundation.tanh(x.y), Foundation.tanh(x.z), Foundation.tanh(x.w))
}

/// The exponential of each element.
public func exp(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.exp(x.x), Foundation.exp(x.y)) }
public func exp(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.exp(x.x), Foundation.exp(x.y), Foundation.exp(x.z))
}
public func exp(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.exp(x.x), Foundation.exp(x.y), Foundation.exp(x.z), Foundation.exp(x.w))
}
public func exp(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.exp(x.x), Foundation.exp(x.y)) }
public func exp(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.exp(x.x), Foundation.exp(x.y), Foundation.exp(x.z))
}
public func exp(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.exp(x.x), Foundation.exp(x.y), Foundation.exp(x.z), Foundation.exp(x.w))
}

/// The power of two of each element.
public func exp2(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.exp2(x.x), Foundation.exp2(x.y)) }
public func exp2(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.exp2(x.x), Foundation.exp2(x.y), Foundation.exp2(x.z))
}
public func exp2(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.exp2(x.x), Foundation.exp2(x.y), Foundation.exp2(x.z), Foundation.exp2(x.w))
}
public func exp2(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.exp2(x.x), Foundation.exp2(x.y)) }
public func exp2(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.exp2(x.x), Foundation.exp2(x.y), Foundation.exp2(x.z))
}
public func exp2(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.exp2(x.x), Foundation.exp2(x.y), Foundation.exp2(x.z), Foundation.exp2(x.w))
}

/// The natural logarithm of each element.
public func log(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.log(x.x), Foundation.log(x.y)) }
public func log(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.log(x.x), Foundation.log(x.y), Foundation.log(x.z))
}
public func log(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.log(x.x), Foundation.log(x.y), Foundation.log(x.z), Foundation.log(x.w))
}
public func log(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.log(x.x), Foundation.log(x.y)) }
public func log(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.log(x.x), Foundation.log(x.y), Foundation.log(x.z))
}
public func log(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.log(x.x), Foundation.log(x.y), Foundation.log(x.z), Foundation.log(x.w))
}

/// The logarithm to base two of each element.
public func log2(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.log2(x.x), Foundation.log2(x.y)) }
public func log2(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.log2(x.x), Foundation.log2(x.y), Foundation.log2(x.z))
}
public func log2(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.log2(x.x), Foundation.log2(x.y), Foundation.log2(x.z), Foundation.log2(x.w))
}
public func log2(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.log2(x.x), Foundation.log2(x.y)) }
public func log2(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.log2(x.x), Foundation.log2(x.y), Foundation.log2(x.z))
}
public func log2(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.log2(x.x), Foundation.log2(x.y), Foundation.log2(x.z), Foundation.log2(x.w))
}

/// The logarithm to base ten of each element.
public func log10(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Foundation.log10(x.x), Foundation.log10(x.y)) }
public func log10(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.log10(x.x), Foundation.log10(x.y), Foundation.log10(x.z))
}
public func log10(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.log10(x.x), Foundation.log10(x.y), Foundation.log10(x.z), Foundation.log10(x.w))
}
public func log10(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Foundation.log10(x.x), Foundation.log10(x.y)) }
public func log10(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.log10(x.x), Foundation.log10(x.y), Foundation.log10(x.z))
}
public func log10(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Foundation.log10(x.x), Foundation.log10(x.y), Foundation.log10(x.z), Foundation.log10(x.w))
}

/// The angle of each point (y, x) from the positive x axis.
public func atan2(_ y: SIMD2<Float>, _ x: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2<Float>(Foundation.atan2(y.x, x.x), Foundation.atan2(y.y, x.y))
}
public func atan2(_ y: SIMD3<Float>, _ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.atan2(y.x, x.x), Foundation.atan2(y.y, x.y), Foundation.atan2(y.z, x.z))
}
public func atan2(_ y: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(
        Foundation.atan2(y.x, x.x), Foundation.atan2(y.y, x.y), Foundation.atan2(y.z, x.z), Foundation.atan2(y.w, x.w))
}
public func atan2(_ y: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(Foundation.atan2(y.x, x.x), Foundation.atan2(y.y, x.y))
}
public func atan2(_ y: SIMD3<Double>, _ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.atan2(y.x, x.x), Foundation.atan2(y.y, x.y), Foundation.atan2(y.z, x.z))
}
public func atan2(_ y: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(
        Foundation.atan2(y.x, x.x), Foundation.atan2(y.y, x.y), Foundation.atan2(y.z, x.z), Foundation.atan2(y.w, x.w))
}

/// Each element raised to the power of the other.
public func pow(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2<Float>(Foundation.pow(x.x, y.x), Foundation.pow(x.y, y.y))
}
public func pow(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.pow(x.x, y.x), Foundation.pow(x.y, y.y), Foundation.pow(x.z, y.z))
}
public func pow(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Foundation.pow(x.x, y.x), Foundation.pow(x.y, y.y), Foundation.pow(x.z, y.z), Foundation.pow(x.w, y.w))
}
public func pow(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(Foundation.pow(x.x, y.x), Foundation.pow(x.y, y.y))
}
public func pow(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.pow(x.x, y.x), Foundation.pow(x.y, y.y), Foundation.pow(x.z, y.z))
}
public func pow(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(
        Foundation.pow(x.x, y.x), Foundation.pow(x.y, y.y), Foundation.pow(x.z, y.z), Foundation.pow(x.w, y.w))
}

/// Each element rounded up.
public func ceil(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.up) }
public func ceil(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.up) }
public func ceil(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.up) }
public func ceil(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.up) }
public func ceil(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.up) }
public func ceil(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.up) }

/// Each element rounded down.
public func floor(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.down) }
public func floor(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.down) }
public func floor(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.down) }
public func floor(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.down) }
public func floor(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.down) }
public func floor(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.down) }

/// Each element rounded towards zero.
public func trunc(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.towardZero) }
public func trunc(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.towardZero) }
public func trunc(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.towardZero) }
public func trunc(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.towardZero) }
public func trunc(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.towardZero) }
public func trunc(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.towardZero) }

/// Each element rounded to the nearest integer, halves away from zero.
public func round(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.toNearestOrAwayFromZero) }
public func round(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.toNearestOrAwayFromZero) }
public func round(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.toNearestOrAwayFromZero) }
public func round(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.toNearestOrAwayFromZero) }
public func round(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.toNearestOrAwayFromZero) }
public func round(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.toNearestOrAwayFromZero) }

/// Each element rounded to the nearest integer, halves to the even one.
public func rint(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.toNearestOrEven) }
public func rint(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.toNearestOrEven) }
public func rint(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.toNearestOrEven) }
public func rint(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.toNearestOrEven) }
public func rint(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.toNearestOrEven) }
public func rint(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.toNearestOrEven) }

/// The lesser of each two elements, or the one that is a number.
public func fmin(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2<Float>(Foundation.fmin(x.x, y.x), Foundation.fmin(x.y, y.y))
}
public func fmin(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.fmin(x.x, y.x), Foundation.fmin(x.y, y.y), Foundation.fmin(x.z, y.z))
}
public func fmin(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(
        Foundation.fmin(x.x, y.x), Foundation.fmin(x.y, y.y), Foundation.fmin(x.z, y.z), Foundation.fmin(x.w, y.w))
}
public func fmin(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(Foundation.fmin(x.x, y.x), Foundation.fmin(x.y, y.y))
}
public func fmin(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.fmin(x.x, y.x), Foundation.fmin(x.y, y.y), Foundation.fmin(x.z, y.z))
}
public func fmin(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(
        Foundation.fmin(x.x, y.x), Foundation.fmin(x.y, y.y), Foundation.fmin(x.z, y.z), Foundation.fmin(x.w, y.w))
}

/// The greater of each two elements, or the one that is a number.
public func fmax(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2<Float>(Foundation.fmax(x.x, y.x), Foundation.fmax(x.y, y.y))
}
public func fmax(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(Foundation.fmax(x.x, y.x), Foundation.fmax(x.y, y.y), Foundation.fmax(x.z, y.z))
}
public func fmax(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(
        Foundation.fmax(x.x, y.x), Foundation.fmax(x.y, y.y), Foundation.fmax(x.z, y.z), Foundation.fmax(x.w, y.w))
}
public func fmax(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(Foundation.fmax(x.x, y.x), Foundation.fmax(x.y, y.y))
}
public func fmax(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Foundation.fmax(x.x, y.x), Foundation.fmax(x.y, y.y), Foundation.fmax(x.z, y.z))
}
public func fmax(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(
        Foundation.fmax(x.x, y.x), Foundation.fmax(x.y, y.y), Foundation.fmax(x.z, y.z), Foundation.fmax(x.w, y.w))
}

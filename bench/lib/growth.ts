/**
 * The exponent with which something grows: the slope of a straight line through the logarithms (least squares).
 * NaN for fewer than two points.
 *
 * `growthExponent([[10, 5], [100, 50], [1000, 500]]) // => 1`
 */
export function growthExponent(points: readonly (readonly [size: number, value: number])[]): number {
  const logs = points.map(([size, value]) => [Math.log(size), Math.log(value)] as const);
  const mean = (of: 0 | 1) => logs.reduce((sum, point) => sum + point[of], 0) / logs.length;
  const [meanSize, meanValue] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, [size, value]) => sum + (size - meanSize) * (value - meanValue), 0);
  const variance = logs.reduce((sum, [size]) => sum + (size - meanSize) ** 2, 0);
  return covariance / variance;
}

/** Share of the range from `min` to `max`, between 0 and 1; 0 if the range is empty. */
export function gaugeShare(value: number, min: number, max: number): number {
  if (!(max > min) || !Number.isFinite(value)) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** Point on the half circle around 0/0, from the start (share 0) over the top to the end (share 1). */
export function gaugePoint(share: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - share);
  return { x: Math.cos(angle) * radius, y: -Math.sin(angle) * radius };
}

/** Path of the middle line of an arc between two shares; empty if they are equal. */
export function gaugeArc(from: number, to: number, radius: number): string {
  if (to <= from) return '';
  const [start, end] = [gaugePoint(from, radius), gaugePoint(to, radius)];
  const round = (value: number) => Number(value.toFixed(3));
  return `M${round(start.x)} ${round(start.y)}A${radius} ${radius} 0 0 1 ${round(end.x)} ${round(end.y)}`;
}

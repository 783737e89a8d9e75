/**
 * What lies on the sheet in every editor: a third each of lines with three points, areas with six and single marks,
 * spread over the page. In points from the upper left corner of the page as it is seen.
 */
export function makeShapes(count, { width, height }) {
  let seed = 12345;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  return Array.from({ length: count }, (_, index) => {
    const size = 12 + random() * 60;
    const x = random() * (width - 1.4 * size);
    const y = random() * (height - size);
    const kind = ['line', 'area', 'mark'][index % 3];
    const points = {
      line: [
        [0, 0],
        [1.4, 0],
        [1.4, 0.8],
      ],
      area: [
        [0, 0],
        [1, 0],
        [1, 0.7],
        [0.4, 0.7],
        [0.4, 1],
        [0, 1],
      ],
      mark: [[0, 0]],
    }[kind].map(([dx, dy]) => ({ x: dx * size, y: dy * size }));
    return { kind, x, y, points };
  });
}

export const colors = { line: '#2f6fde', area: '#1f9197', mark: '#c9372c' };
/** How wide a single mark is, in points. */
export const markSize = 8;

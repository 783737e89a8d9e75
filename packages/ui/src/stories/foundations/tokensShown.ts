interface Source {
  readonly [name: string]: string | Source;
}

/** Leaves of a token tree with their paths, in source order. */
export function leaves(source: Source, path: readonly string[] = []): { path: string[]; value: string }[] {
  return Object.entries(source).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ path: [...path, name], value }] : leaves(value, [...path, name]),
  );
}

const channel = (part: number): number => {
  const share = part / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colors by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

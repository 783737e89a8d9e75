import { describe, expect, test } from 'vitest';
import { dark, light } from '../../tokens/themes.ts';

type Triple = readonly [number, number, number];

/** Simulations of color vision at full severity, on linear RGB: Machado, Oliveira and Fernandes, 2009. */
const visions: Record<string, readonly [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Triple => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};
const times = ([r, g, b]: Triple, [x, y, z]: Triple) => r * x + g * y + b * z;

/** Coordinates in OKLab of a color as someone with this vision sees it. */
function seen(hex: string, vision: readonly [Triple, Triple, Triple]): Triple {
  const rgb = linear(hex);
  const shown = vision.map((row) => Math.min(1, Math.max(0, times(row, rgb)))) as unknown as Triple;
  const l = Math.cbrt(times([0.4122214708, 0.5363325363, 0.0514459929], shown));
  const m = Math.cbrt(times([0.2119034982, 0.6806995451, 0.1073969566], shown));
  const s = Math.cbrt(times([0.0883024619, 0.2817188376, 0.6299787005], shown));
  return [
    times([0.2104542553, 0.793617785, -0.0040720468], [l, m, s]),
    times([1.9779984951, -2.428592205, 0.4505937099], [l, m, s]),
    times([0.0259040371, 0.7827717662, -0.808675766], [l, m, s]),
  ];
}
const distance = (one: string, other: string, vision: readonly [Triple, Triple, Triple]) => {
  const [a, b] = [seen(one, vision), seen(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
const contrast = (one: string, other: string) => {
  const luminance = (hex: string) => times([0.2126, 0.7152, 0.0722], linear(hex));
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Least distances in OKLab, where a difference of 0.02 is just noticeable between large areas side by side. */
const least = { neighbours: 0.1, firstSix: 0.08, all: 0.06 };

describe.each([
  ['light', light.color],
  ['dark', dark.color],
])('series colors of the %s theme', (_, { series, surface }) => {
  const colours = Object.values(series);

  test.each(Object.entries(visions))('can be told apart with %s vision', (_name, vision) => {
    colours.forEach((one, at) => {
      colours.slice(at + 1).forEach((other, offset) => {
        const next = at + 1 + offset;
        const limit = next === at + 1 ? least.neighbours : next < 6 ? least.firstSix : least.all;
        expect(distance(one, other, vision), `${at + 1} and ${next + 1}`).toBeGreaterThanOrEqual(limit);
      });
    });
  });

  test('stand out from the surfaces that charts are on', () => {
    for (const colour of colours)
      for (const ground of [surface.panel, surface.raised, surface.canvas])
        expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

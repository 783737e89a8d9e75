import {
  computeEstimate,
  createEstimator,
  defaultTemplates,
  type AssemblyInput,
  type EstimateInput,
} from '@plumbline/estimating';
import type { Row } from './result.ts';

const [groups, perGroup] = [200, 50];
const runs = 15;

/** 10,000 lines with material, labor and the columns of the Standard template. */
function largeEstimate(): EstimateInput {
  const standard = defaultTemplates.find(({ name }) => name === 'Standard');
  const assemblies = Array.from({ length: groups }, (_, group): AssemblyInput => ({
    id: `g${group}`,
    name: `Partition ${group}`,
    variables: {
      area: { value: String(900 + group), unit: 'SF' },
      length: { value: String(100 + group), unit: 'LF' },
    },
    lines: Array.from({ length: perGroup }, (_each, line) => ({
      id: `g${group}/l${line}`,
      name: `Material ${line}`,
      unit: 'EA',
      quantity: line % 2 ? 'roundup(area / 32 sf)' : 'roundup(length / 16 in) + 1',
      wastePercent: '5',
      material: { price: '12.40', freightPercent: '4', cushionPercent: '3' },
      labor: { laborUnit: '0.35', rates: { regular: '58' } },
    })),
  }));
  return {
    assemblies,
    overheadPercent: '10',
    profitPercent: '10',
    taxPercent: '8',
    priceDecimals: 4,
    calculator: {
      type: 'with_takeoff',
      fields: (standard?.fields ?? []).map((field) => ({ ...field, id: field.variable })),
      variables: [],
      formulas: [],
    },
  };
}

/** One line's quantity set by hand. */
const edited = (input: EstimateInput, at: number): EstimateInput => ({
  ...input,
  assemblies: input.assemblies.map((assembly, group) =>
    group === at % groups
      ? {
          ...assembly,
          lines: assembly.lines.map((line, index) =>
            index === at % perGroup ? { ...line, quantity: String(10 + at) } : line,
          ),
        }
      : assembly,
  ),
});

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** An estimate of 10,000 lines after one edit, beside all of it anew. */
export function benchEstimate(): Row[] {
  const compute = createEstimator();
  let input = largeEstimate();
  compute(input);
  const whole = timed(() => computeEstimate(input));
  const once = median(
    Array.from({ length: runs }, (_, at) => {
      input = edited(input, at * 7);
      return timed(() => compute(input));
    }),
  );
  const same = JSON.stringify(compute(input)) === JSON.stringify(computeEstimate(input));
  return [
    {
      what: `estimate of ${(groups * perGroup).toLocaleString('en-US')} lines, after one edit`,
      measured: `${once.toFixed(1)} ms, 1 : ${Math.round(whole / once)} of ${Math.round(whole)} ms`,
      promise: '≤ 100 ms and ≤ 1 : 20',
      holds: same && once <= 100 && whole / once >= 20,
    },
  ];
}

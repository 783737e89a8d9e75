import { BarChart } from './BarChart.tsx';
import { lessons } from './chart.stories.parts.tsx';

export const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
export const billed = {
  id: 'billed',
  label: 'Billed',
  values: [1_240_000, 980_000, 1_610_000, 1_120_000, 1_480_000, 1_890_000],
};
export const collected = {
  id: 'collected',
  label: 'Collected',
  values: [1_110_000, 1_020_000, 1_180_000, 1_240_000, 1_090_000, 1_520_000],
};
export const cost = [
  { id: 'labor', label: 'Labor', values: [420_000, 390_000, 510_000, 440_000, 470_000, 560_000] },
  { id: 'material', label: 'Material', values: [310_000, 280_000, 420_000, 260_000, 380_000, 450_000] },
  { id: 'equipment', label: 'Equipment', values: [90_000, 60_000, 120_000, 80_000, 110_000, 140_000] },
  { id: 'subs', label: 'Subcontracts', values: [180_000, 210_000, 240_000, 190_000, 260_000, 310_000] },
];

export const days = Array.from({ length: 62 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 5 + at)).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
);

/** Right and wrong use of bars. */
export const guidance = () =>
  lessons(
    {
      good: {
        show: (
          <BarChart
            label="Days to approve, sorted"
            unit="days"
            orientation="horizontal"
            height={160}
            categories={['Building department', 'Structural', 'Architect of record']}
            series={[{ id: 'd', label: 'Days', values: [21, 9, 6] }]}
          />
        ),
        reason: 'Long names fit beside horizontal bars, sorted by value.',
      },
      bad: {
        show: (
          <BarChart
            label="Days to approve, cut names"
            unit="days"
            height={160}
            categories={['Architect of record', 'Building department', 'Structural']}
            series={[{ id: 'd', label: 'Days', values: [6, 21, 9] }]}
          />
        ),
        reason: 'Below vertical bars the names are cut, and the order has no meaning.',
      },
    },
    {
      good: {
        show: (
          <BarChart
            label="Cost in parts"
            unit="money"
            layout="stacked"
            height={180}
            categories={months.slice(3)}
            series={cost.map((one) => ({ ...one, values: one.values.slice(3) }))}
          />
        ),
        reason: 'Parts of one sum are stacked, so the total can be read at the top.',
      },
      bad: {
        show: (
          <BarChart
            label="Billed on collected"
            unit="money"
            layout="stacked"
            height={180}
            categories={months.slice(3)}
            series={[billed, collected].map((one) => ({ ...one, values: one.values.slice(3) }))}
          />
        ),
        reason: 'Billed and collected count the same dollars twice. Show them side by side.',
      },
    },
  );

import { useState, type ReactNode } from 'react';
import { BarList } from '../../components/Chart/BarList.tsx';
import { LineChart } from '../../components/Chart/LineChart.tsx';
import { Sparkline } from '../../components/Chart/Sparkline.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Inline, Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TileGrid, type Tile, type TileGridProps, type TilePlace } from './TileGrid.tsx';

const figure = (value: string, note: string, tone: 'ok' | 'bad', label: string, values: number[]) => (
  <Stack gap={8}>
    <Text size="figure" weight="strong">
      {value}
    </Text>
    <Inline justify="between">
      <Text size="small" tone={tone}>
        {note}
      </Text>
      <Sparkline label={label} values={values} height={24} />
    </Inline>
  </Stack>
);

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const lines = (rows: readonly [string, string][]) => (
  <DescriptionList items={rows.map(([term, value]) => ({ term, value }))} />
);

export const tiles: Tile[] = [
  {
    id: 'backlog',
    title: 'Backlog',
    minHeight: 2,
    minWidth: 2,
    children: figure('$18.42M', 'Up 4.1% on Q4', 'ok', 'Backlog by month', [4, 5, 4, 6, 7, 7, 8, 9]),
  },
  {
    id: 'cash',
    title: 'Cash in 30 days',
    aside: 'All jobs',
    minHeight: 2,
    minWidth: 2,
    children: figure('$1.26M', '$0.14M under', 'bad', 'Cash by month', [9, 8, 9, 7, 7, 6, 4, 3]),
  },
  {
    id: 'deliveries',
    title: 'On-time deliveries',
    minHeight: 2,
    children: figure('87%', '5 points under target', 'bad', 'Deliveries by month', [9, 9, 8, 9, 8, 8, 9, 8]),
  },
  {
    id: 'over',
    title: 'Jobs over budget',
    isRequired: true,
    minHeight: 2,
    children: figure('2', 'of 12 open', 'bad', 'Jobs by month', [1, 1, 2, 1, 1, 2, 2, 2]),
  },
  {
    id: 'pipeline',
    title: 'Weighted pipeline',
    minWidth: 4,
    minHeight: 4,
    children: (
      <LineChart
        label="Weighted pipeline by month"
        unit="money"
        height={150}
        categoryLabel="Month"
        categories={months}
        series={[
          {
            id: 'weighted',
            label: 'Weighted',
            values: [2.9, 3, 2.8, 3.2, 3.4, 3.3, 3.6, 3.8, 3.7, 4, 4.2, 4.35].map((value) => value * 1e6),
          },
        ]}
      />
    ),
  },
  {
    id: 'commitments',
    title: 'Open commitments by job',
    aside: 'As of 9:58 AM',
    minWidth: 4,
    minHeight: 3,
    actions: [{ id: 'report', label: 'Open report' }],
    children: (
      <BarList
        label="Open commitments by job"
        heads={{ label: 'Job', figures: ['Committed'] }}
        items={[
          { id: 'cascade', label: 'Cascade Credit Union', value: 72, figures: ['$72.3K'] },
          { id: 'amazon', label: 'Amazon Park Pavilion', value: 62, figures: ['$62.1K'] },
          { id: 'northgate', label: 'Northgate Plaza TI', value: 51, figures: ['$50.9K'] },
          { id: 'fulton', label: 'Fulton Street Library', value: 37, figures: ['$36.6K'] },
          { id: 'riverbend', label: 'Riverbend Suite 300', value: 12, figures: ['$12.3K'] },
        ]}
        total={{ label: '5 jobs', figures: ['$234.2K'] }}
      />
    ),
  },
  {
    id: 'waits',
    title: 'Waiting for me',
    minHeight: 2,
    children: lines([
      ['PO-10497', 'Harbor Steel, $18,940.00, 2 d'],
      ['CO-0113', 'Cascade Door and Frame, $4,120.00, 1 d'],
      ['CNT-0062', 'Main yard, 9 differences, 3 h'],
      ['REQ-0235', 'Lane County Annex, $2,306.40, 1 h'],
    ]),
  },
];

export const layout: TilePlace[] = [
  { id: 'backlog', x: 0, y: 0, width: 3, height: 2 },
  { id: 'cash', x: 3, y: 0, width: 3, height: 2 },
  { id: 'deliveries', x: 6, y: 0, width: 3, height: 2 },
  { id: 'over', x: 9, y: 0, width: 3, height: 2 },
  { id: 'pipeline', x: 0, y: 2, width: 5, height: 4 },
  { id: 'commitments', x: 5, y: 2, width: 7, height: 4 },
  { id: 'waits', x: 0, y: 6, width: 7, height: 3 },
];

export const longTiles: Tile[] = tiles.map((tile) => ({
  ...tile,
  title: `${tile.title}, all divisions and territories taken together, net of alternates not accepted`,
  aside: 'As of Wednesday, March 11, 2026, 9:58 AM Pacific Daylight Time',
  children:
    tile.id === 'backlog' ? (
      <Text size="figure" weight="strong">
        $987,654,321,098.76
      </Text>
    ) : (
      tile.children
    ),
}));

const arabicTitles = [
  'الأعمال المتراكمة',
  'النقد خلال ٣٠ يوما',
  'التسليم في موعده',
  'مشاريع فوق الميزانية',
  'قيمة الفرص المرجحة',
  'الالتزامات حسب المشروع',
  'بانتظاري',
];
const arabicContent = (text: string): ReactNode => (
  <Text size="figure" weight="strong">
    {text}
  </Text>
);
export const arabicTiles: Tile[] = tiles.map(({ aside: _, actions: __, ...tile }, at) => ({
  ...tile,
  title: arabicTitles[at] ?? '',
  children: arabicContent(['١٨٫٤٢ م', '١٫٢٦ م', '٨٧٪', '٢', '٤٫٣٥ م', '٢٣٤ ألف', '٥'][at] ?? ''),
}));

/** Forty tiles of three sizes. */
export const manyTiles: Tile[] = Array.from({ length: 40 }, (_, at) => ({
  id: `tile${at}`,
  title: `Figure ${at + 1}`,
  children: (
    <Text size="figure" weight="strong">
      {(at * 7919) % 1000}
    </Text>
  ),
}));
export const manyPlaces: TilePlace[] = manyTiles.map(({ id }, at) => ({
  id,
  x: (at % 4) * 3,
  y: Math.floor(at / 4) * 2,
  width: 3,
  height: at % 5 === 0 ? 3 : 2,
}));

/** A grid that keeps its changes, with undo. */
export function KeptGrid({ layout: first, onLayoutChange, onPhoneOrderChange, ...rest }: TileGridProps) {
  const [places, setPlaces] = useState(first);
  const [undone, setUndone] = useState<readonly (readonly TilePlace[])[]>([]);
  const [order, setOrder] = useState(rest.phoneOrder);
  return (
    <TileGrid
      {...rest}
      layout={places}
      phoneOrder={order}
      onLayoutChange={
        onLayoutChange &&
        ((next, change) => {
          onLayoutChange(next, change);
          setUndone((was) => [...was, change.before]);
          setPlaces(next);
        })
      }
      onPhoneOrderChange={
        onPhoneOrderChange &&
        ((next) => {
          onPhoneOrderChange(next);
          setOrder(next);
        })
      }
      onUndo={() => {
        const last = undone.at(-1);
        if (!last) return;
        setPlaces(last);
        setUndone(undone.slice(0, -1));
      }}
    />
  );
}

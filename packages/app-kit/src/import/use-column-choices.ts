import type { Import } from '@plumbline/api';
import { useState } from 'react';
import { formatChoices, type ColumnFormat } from './column-formats.ts';

/** Option of a column that is mapped to no field. */
export const leftOut = 'left-out';

/** Fields and formats of columns while they are chosen. */
export function useColumnChoices({ columns = [], fields = [] }: Import) {
  const [chosen, setChosen] = useState(() => new Map(columns.map(({ index, field }) => [index, field])));
  const [formats, setFormats] = useState<ReadonlyMap<number, ColumnFormat>>(new Map());
  const choose = (index: number, id: string) =>
    setChosen((before) => {
      const next = new Map(before);
      const field = id === leftOut ? null : id;
      // A field is mapped to one column: the last one chosen.
      for (const [at, value] of next) if (field !== null && value === field) next.set(at, null);
      return next.set(index, field);
    });
  const chooseFormat = (index: number, format: ColumnFormat) =>
    setFormats((before) => new Map(before).set(index, { ...before.get(index), ...format }));
  const used = new Set(chosen.values());
  return {
    chosen,
    choose,
    chooseFormat,
    formatChoices: formatChoices(columns, fields, chosen, formats),
    missing: fields.filter(({ id, required }) => required && !used.has(id)),
    mapped: [...chosen.values()].filter((field) => field !== null).length,
    /** Columns with what the person chose of their formats. */
    corrections: columns.map(({ index }) => ({
      index,
      field: chosen.get(index) ?? null,
      ...formats.get(index),
    })),
    /** Columns with the formats that are shown. */
    mapping: columns.map(({ index, date_order, decimal_sign }) => ({
      index,
      field: chosen.get(index) ?? null,
      ...(date_order ? { date_order } : {}),
      ...(decimal_sign ? { decimal_sign } : {}),
      ...formats.get(index),
    })),
  };
}

import type { AiMeasures, CustomerAiRequestDetail } from '@plumbline/api';
import type { FieldError } from '@plumbline/api';
import { requestsMessages } from './messages.ts';

/** Returns an example file with the pages of a request. */
export const exampleOf = ({ sheets }: Pick<CustomerAiRequestDetail, 'sheets'>): AiMeasures => ({
  conditions: [
    { code: 'F1', name: 'Floor', type: 'area' },
    { code: 'W1', name: 'Wall', type: 'surface_area', parameters: { height: 10, sides: 2 } },
  ],
  measures: sheets.map(({ number, width, height }) => ({
    condition: 'F1',
    page: String(number),
    name: '',
    geometry: {
      closed: true,
      vertices: [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ],
    },
  })),
});

/** Reads a measures file. @returns the measures, or the reason why the file is invalid. */
export async function readMeasures(
  file: Pick<File, 'name' | 'text'>,
): Promise<{ measures: AiMeasures; problem?: undefined } | { problem: string }> {
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    return { problem: requestsMessages.measuresFileNotJson(file.name) };
  }
  const { conditions, measures } = (read ?? {}) as Partial<AiMeasures>;
  if (!Array.isArray(conditions) || !Array.isArray(measures))
    return {
      problem: requestsMessages.measuresFileIncomplete(file.name),
    };
  // The server validates the rows.
  return { measures: { conditions, measures } };
}

/** Formats a field error of the file with its row, counted from one. */
export function rowOf({ field, message }: FieldError): string | undefined {
  const [, list, at, part] = /^measures\.(conditions|measures)\.(\d+)\.?(.*)$/.exec(field) ?? [];
  if (list === undefined) return undefined;
  return `${list === 'measures' ? 'Measure' : 'Condition'} ${Number(at) + 1}${part ? `, ${part}` : ''}: ${message}`;
}

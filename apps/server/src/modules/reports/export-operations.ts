import type { Report } from '@plumbline/api';
import { operations } from '@plumbline/api/operations';
import type { OperationId } from '../../context/context.ts';

interface FileOperation {
  method: string;
  path: string;
  access: string | { app: number; name: string; type: string };
  stream?: string;
}
/** An operation that returns a file. */
export interface FileCall {
  id: OperationId;
  access: Exclude<FileOperation['access'], string> | 'signed-in';
  fileType: 'pdf' | 'xlsx';
  params: Record<string, string>;
  query: Record<string, string>;
}

const files = (Object.entries(operations) as [OperationId, FileOperation][])
  .filter(
    ([, { method, stream, access }]) =>
      method === 'get' &&
      (stream === 'pdf' || stream === 'xlsx') &&
      (access === 'signed-in' || typeof access === 'object'),
  )
  // A static segment precedes a parameter in the same position.
  .toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length);

function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const templateSegments = template.split('/');
  const pathSegments = path.split('/');
  if (templateSegments.length !== pathSegments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of templateSegments.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== pathSegments[at] : !pathSegments[at]) return undefined;
    if (name !== undefined) params[name] = pathSegments[at] ?? '';
  }
  return params;
}

/** Resolves an address to the operation that returns its PDF or spreadsheet. */
export function fileCall(address: string): FileCall | undefined {
  const [path = '', ...query] = address.split('?');
  for (const [id, { path: template, access, stream }] of files) {
    const params = paramsOf(template, path);
    if (params)
      return {
        id,
        access: access as FileCall['access'],
        fileType: stream as FileCall['fileType'],
        params,
        query: Object.fromEntries(new URLSearchParams(query.join('?'))),
      };
  }
  return undefined;
}

/** Export address of a saved report. */
export function reportAddress(path: string, { settings }: Pick<Report, 'settings'>): string {
  const { by, measures, search, filter, sort } = settings;
  const query = new URLSearchParams({
    by: JSON.stringify(by),
    measures: JSON.stringify(measures),
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    ...(sort ? { sort } : {}),
  });
  return `${path}/summary/export?${query.toString()}`;
}

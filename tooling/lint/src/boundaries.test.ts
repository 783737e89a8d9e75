import { describe, expect, test } from 'vitest';
import { refusalOf } from './boundaries.js';

const allowed: [string, string][] = [
  ['packages/estimating/src/a.ts', './b.ts'],
  ['packages/estimating/src/a.ts', 'decimal.js'],
  ['packages/permissions/src/react.tsx', 'react'],
  ['packages/api/src/a.ts', '@plumbline/validation'],
  ['packages/dates/src/a.ts', 'dayjs'],
  ['packages/permissions/src/a.ts', '@plumbline/dates'],
  ['packages/ui/src/a.tsx', '@internationalized/date'],
  ['apps/server/src/core/a.ts', '@plumbline/dates/zones'],
  ['packages/ui/src/a.tsx', '@plumbline/estimating'],
  ['packages/ui/src/a.tsx', 'react-aria-components'],
  ['packages/app-kit/src/a.tsx', '@plumbline/api/hooks/crm'],
  ['apps/suite/src/modules/crm/Accounts.tsx', '../../forms/EstimationForm.tsx'],
  ['apps/suite/src/modules/crm/Accounts.tsx', './AccountForm.tsx'],
  ['apps/server/src/modules/crm/operations.ts', '@plumbline/api/operations'],
  ['apps/server/src/modules/crm/operations.ts', '../../resource/crud.ts'],
  ['apps/server/src/resource/crud.ts', '../context/context.ts'],
  ['apps/server/src/modules.ts', './modules/crm/module.ts'],
  ['apps/server/src/resource/crud.test.ts', '../modules/crm/resources.ts'],
  ['apps/suite/src/modules/auth/module.ts', '@plumbline/account/auth-module'],
  ['apps/suite/src/modules/public/Access.tsx', '@plumbline/quotes/QuoteAnswer'],
  ['packages/quotes/src/QuoteAnswer.tsx', '@plumbline/app-kit/form/use-draft'],
];
const refused: [string, string, RegExp][] = [
  ['packages/app-kit/src/files/a.tsx', '@plumbline/quotes/QuotePaper', /may not use/],
  ['apps/admin/src/a.tsx', '@plumbline/quotes/QuotePaper', /may not use/],
  ['packages/estimating/src/a.ts', '@plumbline/validation', /may not use/],
  ['packages/estimating/src/a.ts', 'node:fs', /no I\/O/],
  ['packages/estimating/src/a.ts', 'react', /React/],
  ['packages/validation/src/a.ts', '@plumbline/permissions', /may not use/],
  ['packages/permissions/src/session.ts', 'react', /\.\/react only/],
  ['packages/dates/src/a.ts', '@plumbline/validation', /may not use/],
  ['packages/dates/src/a.ts', 'node:fs', /no I\/O/],
  ['packages/app-kit/src/a.ts', 'dayjs', /only packages\/dates/],
  ['apps/server/src/core/a.ts', '@internationalized/date', /only packages\/dates and packages\/ui/],
  ['packages/api/src/a.ts', '@plumbline/ui/Button', /may not use/],
  ['packages/ui/src/a.tsx', '@plumbline/api', /may not use/],
  ['packages/ui/src/a.tsx', '../../api/src/index.ts', /reaches into/],
  ['packages/app-kit/src/a.tsx', 'react-aria-components', /only packages\/ui/],
  ['packages/app-kit/src/a.tsx', '../../api/src/generated/model/index.ts', /reaches into/],
  ['apps/suite/src/modules/crm/Accounts.tsx', '../estimation/Estimate.tsx', /imports module estimation/],
  ['apps/suite/src/app.tsx', '../../admin/src/app.tsx', /reaches into apps\/admin/],
  ['apps/suite/src/modules/crm/Accounts.tsx', './Accounts.css.ts', /no styles/],
  ['apps/suite/src/modules/crm/Accounts.tsx', '@vanilla-extract/css', /only packages\/ui/],
  ['apps/suite/src/modules/estimation/takeoff/TakeOff.tsx', 'konva', /only packages\/ui/],
  ['apps/suite/src/modules/estimation/takeoff/TakeOff.tsx', 'pdfjs-dist', /only packages\/ui/],
  ['apps/server/src/http/app.ts', '@plumbline/ui/Button', /may not use/],
  ['apps/server/src/http/app.ts', '@plumbline/app-kit', /may not use/],
  ['apps/server/src/http/app.ts', '@plumbline/api/hooks/crm', /never uses hooks/],
  [
    'apps/server/src/modules/crm/operations.ts',
    '../estimation/estimates/rules.ts',
    /imports module estimation/,
  ],
  ['apps/server/src/database/database.ts', '../realtime/realtime.ts', /database imports realtime/],
  ['apps/server/src/resource/crud.ts', '../modules/crm/resources.ts', /resource imports modules/],
  ['apps/server/src/files/zip-file.ts', '../pdf/fonts.ts', /files imports pdf/],
  ['apps/server/src/modules/crm/operations.ts', '../../modules.ts', /modules imports compose/],
  ['apps/server/src/helpers/strings.ts', '../core/config.ts', /helpers is no floor/],
];

describe('import boundaries', () => {
  test.each(allowed)('%s may import %s', (file, source) => {
    expect(refusalOf(file, source)).toBeUndefined();
  });
  test.each(refused)('%s may not import %s', (file, source, why) => {
    expect(refusalOf(file, source)).toMatch(why);
  });
});

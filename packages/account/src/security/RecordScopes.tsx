import {
  appNames,
  ownedRecords,
  recordScopeLevels,
  scopeLevelOf,
  withScopeLevel,
  type RecordScope,
  type RecordScopeLevel,
  type Right,
} from '@plumbline/permissions';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { Banner } from '@plumbline/ui/Banner';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Stack } from '@plumbline/ui/Stack';
import { securityMessages } from './messages.ts';

/** Apps whose records an access level with these rights can be limited to, among the purchased ones. */
export const scopedApps = (rights: readonly Right[], purchased: readonly number[]): number[] =>
  Object.keys(ownedRecords)
    .map(Number)
    .filter((app) => purchased.includes(app) && rights.some((right) => right.app === app));

const isLevel = (value: string): value is RecordScopeLevel =>
  (recordScopeLevels as readonly string[]).includes(value);

export interface RecordScopesProps {
  /** Rights of the access level: apps without any are not listed. */
  rights: readonly Right[];
  scopes: readonly RecordScope[];
  /** Called with the changed scopes. */
  onChange: (scopes: RecordScope[]) => void;
  /** Why the scopes could not be saved. */
  errorMessage?: string;
}

/** Choice of the records that an access level covers, for each app whose records have owners. */
export function RecordScopes({ rights, scopes, onChange, errorMessage }: RecordScopesProps) {
  const { purchased } = useCurrent();
  return (
    <Stack gap={16}>
      {errorMessage && (
        <Banner tone="bad" isUrgent>
          {errorMessage}
        </Banner>
      )}
      {scopedApps(rights, purchased).map((app) => (
        <RadioGroup
          key={app}
          label={appNames[app] ?? String(app)}
          value={scopeLevelOf(scopes, app)}
          onChange={(level) => {
            if (isLevel(level)) onChange(withScopeLevel(scopes, app, level));
          }}
          options={recordScopeLevels.toReversed().map((level) => ({
            id: level,
            label: securityMessages.recordScope[level],
            description: securityMessages.recordScopeHint[level],
          }))}
        />
      ))}
    </Stack>
  );
}

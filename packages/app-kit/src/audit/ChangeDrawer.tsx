import type { Change } from '@plumbline/api';
import type { Decision } from '@plumbline/permissions';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Drawer } from '@plumbline/ui/Drawer';
import { Inline } from '@plumbline/ui/Inline';
import { LinkButton } from '@plumbline/ui/LinkButton';
import { Person } from '@plumbline/ui/Person';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { ArrowUpRightIcon, RotateCcwIcon } from '@plumbline/ui/icons';
import { isReferenceId } from './change-fields.ts';
import { changeLabel, changeValue, type EntityFields } from './change-text.ts';
import { denied } from '../record/record-actions.tsx';
import { capital } from '../format/format-values.ts';
import { changeVerb } from '@plumbline/validation/change-verb';
import { auditMessages } from './messages.ts';

/** Drawer with one change: user, time, and each field before and after. */
export function ChangeDrawer({
  change,
  kind,
  fields,
  href,
  onClose,
  onRestore,
  restoreDecision,
}: {
  change: Change;
  /** Label of the entity. */
  kind: string;
  /** Fields of the entity, from the contract. */
  fields: EntityFields | undefined;
  href: string | undefined;
  onClose: () => void;
  /** Present while the deletion can be undone. */
  onRestore?: () => void;
  restoreDecision?: Decision;
}) {
  const changes = change.changes.filter((each) => !isReferenceId(each));
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={change.entity_name || kind}
      width={720}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          {href && (
            <LinkButton href={href} icon={ArrowUpRightIcon}>
              {auditMessages.openRecord}
            </LinkButton>
          )}
          {onRestore && (
            <Button
              variant="primary"
              icon={RotateCcwIcon}
              onPress={onRestore}
              {...(restoreDecision ? denied(restoreDecision) : {})}
            >
              {auditMessages.restore}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap={24}>
        <DescriptionList
          items={[
            { term: 'User', value: <Person name={change.user_name || 'Unknown user'} /> },
            { term: 'Action', value: `${capital(changeVerb(change.action))} this ${kind.toLowerCase()}` },
            {
              term: 'Time',
              value: new Date(change.createdAt).toLocaleString('en-US', {
                dateStyle: 'medium',
                timeStyle: 'medium',
              }),
            },
          ]}
        />
        {changes.length > 0 ? (
          <DataTable
            label={auditMessages.beforeAndAfter}
            variant="document"
            frame="card"
            rows={changes.map((each, index) => ({ ...each, id: String(index) }))}
            rowLabel={(row) => changeLabel(row, fields)}
            columns={[
              {
                id: 'field',
                header: auditMessages.field,
                width: 160,
                accessor: (row) => capital(changeLabel(row, fields)),
              },
              {
                id: 'before',
                header: auditMessages.before,
                width: 200,
                isMuted: true,
                accessor: (row) =>
                  row.before === undefined ? '' : changeValue(row.field, row.before, fields),
              },
              {
                id: 'after',
                header: auditMessages.after,
                width: 240,
                accessor: (row) => (row.after === undefined ? '' : changeValue(row.field, row.after, fields)),
              },
            ]}
          />
        ) : (
          <Text tone="muted">{auditMessages.noFieldsWereChanged}</Text>
        )}
      </Stack>
    </Drawer>
  );
}

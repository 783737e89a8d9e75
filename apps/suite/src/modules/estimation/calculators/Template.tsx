import type { CalculatorTemplate } from '@plumbline/api';
import { useCalculatorFieldsList, useCalculatorTemplatesRead } from '@plumbline/api/hooks/estimation';
import { calculatorFieldEntity } from '@plumbline/api/entities/calculatorField';
import { calculatorTemplateEntity } from '@plumbline/api/entities/calculatorTemplate';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { Columns3Icon, PencilIcon } from '@plumbline/ui/icons';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { ColumnForm } from './FormulaForms.tsx';
import { useCalculators } from './useCalculators.ts';
import { WithCalculators } from './WithCalculators.tsx';
import { calculatorsMessages } from './messages.ts';

type Query = Parameters<typeof useCalculatorFieldsList>[0] & object;

/** Columns of one calculator template. */
export default function Template() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = useCalculatorTemplatesRead(uuid);
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="line" count={10} label={calculatorsMessages.loadingTheTemplate} />;
  return <Loaded key={uuid} template={data.data} reload={() => void mutate()} />;
}

function Loaded({ template, reload }: { template: CalculatorTemplate; reload: () => void }) {
  const { uuid } = template;
  const calculators = useCalculators();
  const mayEdit = useDecision({ app: 7, name: 'calculator', type: 'e' });
  const [isEditing, setEditing] = useState(false);
  const useList = useMemo(
    () =>
      function useColumns(query: Query) {
        const own = { field: 'template_id', op: 'eq', value: uuid };
        const others: unknown = query.filter ? JSON.parse(query.filter) : [];
        return useCalculatorFieldsList({
          ...query,
          filter: JSON.stringify([own, ...(Array.isArray(others) ? others : [])]),
        });
      },
    [uuid],
  );
  return (
    <>
      <ResourceList
        entity={calculatorFieldEntity}
        icon={Columns3Icon}
        title={template.name}
        text={calculatorsMessages.columnsEmpty}
        useList={useList}
        columns={['sequence', 'name', 'variable', 'group_name', 'formula', 'unit', 'field_type']}
        defaultSort={{ columnId: 'sequence', direction: 'asc' }}
        actions={
          <Button icon={PencilIcon} onPress={() => setEditing(true)} {...denied(mayEdit)}>
            {calculatorsMessages.editTemplate}
          </Button>
        }
        form={({ record, onClose, onSaved }) => (
          <WithCalculators
            of={calculators}
            title={record?.name ?? calculatorsMessages.newColumn}
            onClose={onClose}
          >
            {(all) => (
              <ColumnForm
                {...{ record, calculators: all, template, onClose }}
                onSaved={() => {
                  reload();
                  onSaved();
                }}
              />
            )}
          </WithCalculators>
        )}
      />
      {isEditing && (
        <LazyResourceForm
          entity={calculatorTemplateEntity}
          record={template}
          onClose={() => setEditing(false)}
          onSaved={() => reload()}
        />
      )}
    </>
  );
}

import type { Communication } from '@plumbline/api';
import { CommunicationFields } from '@plumbline/api/fields';
import {
  communicationsRemoveMany,
  useCommunicationsList,
  useSetupTemplateFields,
} from '@plumbline/api/hooks/setup';
import { RecordList } from '@plumbline/app-kit/list/RecordList';
import { ListCard } from '@plumbline/ui/ListCard';
import { MessageSquareIcon } from '@plumbline/ui/icons';
import { CommunicationForm } from './CommunicationForm.tsx';

const channelsOf = ({ sms, email }: Communication) => [...(email ? ['Email'] : []), ...(sms ? ['SMS'] : [])];

/** The codes by which the company writes to people, with the words of each. */
export default function Communications() {
  const { data } = useSetupTemplateFields();
  const modules = data?.data ?? [];
  const labelOf = (module: string) => modules.find((each) => each.module === module)?.label ?? module;
  return (
    <RecordList<Communication>
      title="Communication"
      noun={['communication code', 'communication codes']}
      right={{ app: 4, name: 'communication' }}
      fields={CommunicationFields}
      useList={useCommunicationsList}
      defaultSort={{ columnId: 'code', direction: 'asc' }}
      columns={[
        { id: 'code', type: 'code', width: 180 },
        { id: 'module', width: 120, accessor: ({ module }) => labelOf(module) },
        { id: 'group', width: 140 },
        { id: 'desc', width: 260, isMuted: true },
        {
          id: 'channels',
          header: 'Channels',
          type: 'tags',
          width: 140,
          accessor: (row) => ({ tags: channelsOf(row) }),
        },
        { id: 'subject', width: 240 },
      ]}
      options={{ module: modules.map(({ module, label }) => ({ id: module, label })) }}
      rowLabel={({ code }) => code}
      opensForm
      cardView={(row) => <ListCard title={row.code} subtitle={row.desc} meta={channelsOf(row)} />}
      removeMany={communicationsRemoveMany}
      exportPath="/setup/communication/export"
      refreshPath="/setup/communication"
      empty={{
        icon: MessageSquareIcon,
        text: 'A code names what is written on an occasion, by SMS or e-mail, with the fields of the record in it.',
      }}
      form={({ record, ...rest }) => (
        <CommunicationForm
          key={record?.uuid ?? 'new'}
          {...(record ? { row: record } : {})}
          modules={modules}
          {...rest}
        />
      )}
    />
  );
}

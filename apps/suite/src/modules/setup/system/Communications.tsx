import type { Communication } from '@plumbline/api';
import { CommunicationFields } from '@plumbline/api/fields';
import {
  communicationsRemoveMany,
  useCommunicationsList,
  useCommunicationsListFields,
} from '@plumbline/api/hooks/setup';
import { RecordList } from '@plumbline/app-kit/list/RecordList';
import { ListCard } from '@plumbline/ui/ListCard';
import { MessageSquareIcon } from '@plumbline/ui/icons';
import { CommunicationForm } from './CommunicationForm.tsx';
import { systemMessages } from './messages.ts';

const channelsOf = ({ sms, email }: Communication) => [...(email ? ['Email'] : []), ...(sms ? ['SMS'] : [])];

/** Lists the communication codes, the company's templates of emails and text messages. */
export default function Communications() {
  const { data } = useCommunicationsListFields();
  const modules = data?.data ?? [];
  const labelOf = (module: string) => modules.find((each) => each.module === module)?.label ?? module;
  return (
    <RecordList<Communication>
      title={systemMessages.communication}
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
          header: systemMessages.channels,
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
        text: systemMessages.communicationsEmpty,
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

import { ApiError, type Space } from '@plumbline/api';
import { spacesCreate, spacesRemove, spacesUpdate, useSpacesRead } from '@plumbline/api/hooks/tasks';
import { errorText, href, isStale, showError } from '@plumbline/app-kit';
import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { staleText } from '@plumbline/app-kit/form/use-versioned-save';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useCloseTab } from '@plumbline/app-kit/frame/RecordTabs';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { Share2Icon, Trash2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { placeHref } from './location.ts';
import { itemLevels } from '../sharing/share-levels.ts';
import { isFull } from '../task-text.ts';
import { useFlows } from '../use-flows.ts';
import { navigationMessages } from './messages.ts';

const ShareSpace = lazyWithRetry(() =>
  import('../sharing/ShareSpace.tsx').then((module) => module.ShareSpace),
);
const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** Form to create a space or to change its settings. */
export default function CreateSpace() {
  const { spaceId } = useParams();
  return spaceId ? <Existing key={spaceId} uuid={spaceId} /> : <SpaceForm />;
}

function Existing({ uuid }: { uuid: string }) {
  const { data, error, mutate } = useSpacesRead(uuid);
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label={navigationMessages.loadingTheSpace} />;
  return <SpaceForm space={data.data} reload={() => void mutate()} />;
}

interface Values {
  name: string;
  description: string;
  workflow_id: string | null;
  default_level: number;
}

/** Description, workflow and company access of a space. */
function SpaceFields({
  value,
  onChange,
  isReadOnly,
}: {
  value: Values;
  onChange: (change: Partial<Values>) => void;
  isReadOnly: boolean;
}) {
  const flows = useFlows();
  return (
    <>
      <TextArea
        label={navigationMessages.description}
        value={value.description}
        onChange={(description) => onChange({ description })}
        isReadOnly={isReadOnly}
        rows={3}
      />
      <ComboBox
        label={navigationMessages.workflow}
        description={navigationMessages.workflowHint}
        placeholder={navigationMessages.companyDefault}
        isClearable
        options={flows.options}
        value={value.workflow_id}
        onChange={(workflow_id) => onChange({ workflow_id })}
        isReadOnly={isReadOnly}
      />
      <Select
        label={navigationMessages.companyAccess}
        description={navigationMessages.companyAccessHint}
        options={[
          {
            id: '0',
            label: navigationMessages.noAccess,
            description: navigationMessages.noAccessHint,
          },
          ...itemLevels,
        ]}
        value={String(value.default_level)}
        onChange={(level) => onChange({ default_level: Number(level) })}
        isReadOnly={isReadOnly}
      />
    </>
  );
}

/** Button that deletes a space, for users who may delete spaces. */
function DeleteSpace({ space }: { space: Space }) {
  const navigate = useNavigate();
  const forget = useCloseTab();
  const refresh = useRevalidate('/task-management');
  const mayRemove = useDecision({ app: 8, name: 'space', type: 'd' });
  const [isAsking, setAsking] = useState(false);
  if (!mayRemove.allowed) return null;
  return (
    <>
      <Inline gap={8}>
        <Button
          variant="danger"
          isQuiet
          icon={Trash2Icon}
          onPress={() => setAsking(true)}
          {...(isFull(space) ? {} : { disabledReason: navigationMessages.deleteFullAccessOnly })}
        >
          {navigationMessages.deleteSpace}
        </Button>
      </Inline>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={messages.confirmTitle}
          confirmLabel={navigationMessages.deleteSpace}
          tone="danger"
          onConfirm={async () => {
            try {
              await spacesRemove(space.uuid);
              toast.success(messages.itemDeleted);
              forget(space.uuid);
              refresh();
              void navigate(href('task-dashboard'));
            } catch (reason) {
              showError(reason, messages.tryAgainLater);
            }
          }}
        >
          {navigationMessages.deleteConfirm(space.name, messages.confirmTextDelete)}
        </ConfirmDialog>
      )}
    </>
  );
}

function SpaceForm({ space, reload }: { space?: Space; reload?: () => void }) {
  usePauseInvalidation();
  const navigate = useNavigate();
  const refresh = useRevalidate('/task-management');
  const mayAdd = useDecision({ app: 8, name: 'space', type: 'a' });
  const mayEdit = useDecision({ app: 8, name: 'space', type: 'e' });
  const initial: Values = {
    name: space?.name ?? '',
    description: space?.description ?? '',
    workflow_id: space?.workflow_id ?? null,
    default_level: space?.default_level ?? 0,
  };
  const { value, isChanged, change, discard } = useDraft<Values>(`space ${space?.uuid ?? 'new'}`, initial);
  const [key] = useState(() => crypto.randomUUID());
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const decision = space ? mayEdit : mayAdd;
  const noEditing =
    denied(decision).disabledReason ??
    (space && !isFull(space) ? navigationMessages.settingsFullAccessOnly : undefined);
  const save = async () => {
    const name = value.name.trim();
    if (name === '') {
      setWrong(messages.required);
      return;
    }
    setSaving(true);
    setProblem(undefined);
    try {
      const body = { ...value, name };
      const { data } = space
        ? await spacesUpdate(space.uuid, { ...body, version: space.version })
        : await spacesCreate(body, { headers: { 'idempotency-key': key } });
      discard();
      refresh();
      toast.success(space ? navigationMessages.saved : `${data.name} created`);
      void navigate(placeHref({ space: data.uuid }));
    } catch (reason) {
      const about =
        reason instanceof ApiError ? reason.errors.find(({ field }) => field === 'name') : undefined;
      if (about) setWrong(about.message);
      else setProblem(isStale(reason) ? staleText : errorText(reason));
      if (isStale(reason)) reload?.();
    } finally {
      setSaving(false);
    }
  };
  return (
    <Stack gap={24} padding={24} measure="form">
      <PageHeader
        title={space ? `${space.name} settings` : navigationMessages.newSpace}
        {...(space ? { backHref: placeHref({ space: space.uuid }), backLabel: space.name } : {})}
        {...(space
          ? {
              actions: (
                <Button icon={Share2Icon} onPress={() => setSharing(true)}>
                  {messages.share}
                </Button>
              ),
            }
          : {})}
      />
      <Form
        hasOwnRules
        label={space ? navigationMessages.spaceSettings : navigationMessages.newSpace}
        onSubmit={() => void save()}
      >
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          <TextField
            label={navigationMessages.spaceName}
            isRequired
            autoFocus={!space}
            maxLength={250}
            value={value.name}
            onChange={(name) => {
              change({ name });
              setWrong(undefined);
            }}
            isReadOnly={noEditing !== undefined}
            {...(wrong ? { errorMessage: wrong } : {})}
          />
          <SpaceFields value={value} onChange={change} isReadOnly={noEditing !== undefined} />
          <Inline gap={8}>
            <Button
              variant="primary"
              type="submit"
              isPending={isSaving}
              {...(noEditing ? { disabledReason: noEditing } : {})}
            >
              {space ? navigationMessages.saveSpace : navigationMessages.createSpace}
            </Button>
            {isChanged && <Button onPress={discard}>{navigationMessages.discardChanges}</Button>}
          </Inline>
        </Stack>
      </Form>
      {space && <DeleteSpace space={space} />}
      {isSharing && space && (
        <ShareSpace space={space} onChanged={() => reload?.()} onClose={() => setSharing(false)} />
      )}
    </Stack>
  );
}

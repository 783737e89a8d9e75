import { useImportsRead } from '@plumbline/api/hooks/imports';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { isFatal } from '../data/load-errors.ts';
import { Denied, Failed, Missing } from '../data/load-states.tsx';
import { pathsOf } from '../realtime/use-invalidation.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep, type KeptChoices } from './ColumnsStep.tsx';
import { findImportable, importNameAt, importedPaths, type ImportableEntity } from './importable-entities.ts';
import { ResultStep } from './ResultStep.tsx';
import { UploadStep } from './UploadStep.tsx';
import { isWorking } from './import-text.ts';
import { WorkingStep } from './WorkingStep.tsx';
import { importMessages } from './messages.ts';

/** Polling interval in milliseconds while the server works and the page is visible. */
const POLL_MS = 700;

/** Import screen of any entity. The state is on the server; the URL contains the import id. */
export default function ImportScreen() {
  const { pathname } = useLocation();
  const name = importNameAt(pathname) ?? '';
  const [address] = useSearchParams();
  const entity = findImportable(name);
  if (!entity) return <Missing />;
  const id = address.get('id');
  return <Allowed key={`${name} ${id ?? ''}`} name={name} entity={entity} id={id} />;
}

function Allowed({ name, entity, id }: { name: string; entity: ImportableEntity; id: string | null }) {
  const navigate = useNavigate();
  const whole = useDecision({ ...entity.right, type: 'i' });
  const lesser = useDecision(entity.lesser ?? { ...entity.right, type: 'i' });
  const decision = lesser.allowed ? lesser : whole;
  if (!decision.allowed) return <Denied text={denialText(decision)} />;
  const open = (uuid?: string) => void navigate(entity.href(uuid ? { id: uuid } : {}));
  return id === null ? (
    <UploadStep name={name} entity={entity} onUploaded={open} />
  ) : (
    <Opened name={name} entity={entity} id={id} open={open} />
  );
}

function Opened({
  name,
  entity,
  id,
  open,
}: {
  name: string;
  entity: ImportableEntity;
  id: string;
  open: (uuid?: string) => void;
}) {
  const [isMapping, setMapping] = useState(false);
  const [kept, setKept] = useState<KeptChoices>({});
  const { data, error, mutate } = useImportsRead(id, {
    swr: { refreshInterval: (latest) => (isWorking(latest?.data.state) ? POLL_MS : 0) },
  });
  const { mutate: mutateAll } = useSWRConfig();
  const found = data?.data.uuid === id ? data.data : undefined;
  const state = found?.state;
  useEffect(() => {
    // Revalidate lists that were loaded before the import.
    if (state === 'done' || state === 'undone' || state === 'cancelled')
      void mutateAll((key) =>
        pathsOf(key).some((each) => importedPaths().some((path) => `${each}/`.startsWith(path))),
      );
  }, [state, mutateAll]);
  if (isFatal(error, found !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!found) return <Skeleton shape="card" count={2} label={importMessages.loadingImport} />;
  const changed = () => void mutate();
  const shared = { entity, found, onChanged: changed };
  if (found.kind !== name) return <Missing />;
  if (found.state === 'refused' || found.state === 'receiving')
    return (
      <UploadStep
        name={name}
        entity={entity}
        refused={found.state === 'refused' ? found : { ...found, problem: importMessages.uploadFailed }}
        onUploaded={open}
      />
    );
  if (isWorking(found.state)) return <WorkingStep {...shared} />;
  if (found.state === 'mapping' || (found.state === 'checked' && isMapping))
    return (
      <ColumnsStep
        key={found.version}
        {...shared}
        kept={kept}
        onKeep={setKept}
        onChanged={() => {
          setMapping(false);
          changed();
        }}
        onLeave={() => open()}
      />
    );
  if (found.state === 'checked')
    return <CheckStep {...shared} onColumns={() => setMapping(true)} onLeave={() => open()} />;
  return <ResultStep {...shared} />;
}

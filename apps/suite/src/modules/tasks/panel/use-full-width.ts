import { withParams } from '@plumbline/app-kit/navigation/set-search-params';
import { useSearchParams } from 'react-router';

/** The documented name in the address of a panel that has the whole width: a reload and a link keep it. */
const fullName = 'dialog';

/** The words of an address that open an item in the panel, or close it for undefined: a closed one has no width. */
export const panelWords = (uuid: string | undefined): Readonly<Record<string, string | undefined>> =>
  uuid ? { task: uuid } : { task: undefined, [fullName]: undefined };

/** Whether the panel has the whole width. It stays so from one item to the next, until the panel is closed. */
export function useFullWidth(): { isFull: boolean; setFull: (isFull: boolean) => void } {
  const [address, setAddress] = useSearchParams();
  const setFull = (isFull: boolean) =>
    setAddress(withParams({ [fullName]: isFull ? 'full' : undefined }), { replace: true });
  return { isFull: address.has(fullName), setFull };
}

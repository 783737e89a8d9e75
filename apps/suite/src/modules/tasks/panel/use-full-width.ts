import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { useSearchParams } from 'react-router';

/** Specified address parameter of a full-width panel; reloads and links keep it. */
const fullName = 'dialog';

/** Returns the address parameters that open a task in the panel, or close the panel for undefined. */
export const panelWords = (uuid: string | undefined): Readonly<Record<string, string | undefined>> =>
  uuid ? { task: uuid } : { task: undefined, [fullName]: undefined };

/** Full-width state of the panel, kept from task to task until the panel closes. */
export function useFullWidth(): { isFull: boolean; setFull: (isFull: boolean) => void } {
  const [address, setAddress] = useSearchParams();
  const setFull = (isFull: boolean) =>
    setAddress(setSearchParams({ [fullName]: isFull ? 'full' : undefined }), { replace: true });
  return { isFull: address.has(fullName), setFull };
}

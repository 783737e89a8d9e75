import { useEffect, useState } from 'react';

/** How long a notice stands, in milliseconds. */
const stands = 4000;

/** Words that stand over the sheet for a while. */
export function useNotice(): [string, (text: string) => void] {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), stands);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}

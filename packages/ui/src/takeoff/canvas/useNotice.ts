import { useCallback, useEffect, useState } from 'react';

/** How long a notice stands, in milliseconds: longer where there is something to press. */
const stands = 4000;
const standsToAnswer = 8000;

/** What can be done about a notice. */
export interface NoticeAnswer {
  label: string;
  act: () => void;
}
export interface Notice {
  text: string;
  answer?: NoticeAnswer | undefined;
}

/** Words that stand over the sheet for a while. */
export function useNotice(): [Notice, (text: string, answer?: NoticeAnswer) => void] {
  const [notice, setNotice] = useState<Notice>({ text: '' });
  useEffect(() => {
    if (notice.text === '') return;
    const timer = setTimeout(() => setNotice({ text: '' }), notice.answer ? standsToAnswer : stands);
    return () => clearTimeout(timer);
  }, [notice]);
  return [
    notice,
    useCallback(
      (text, answer) => setNotice((now) => (now.text === text && !answer ? now : { text, answer })),
      [],
    ),
  ];
}

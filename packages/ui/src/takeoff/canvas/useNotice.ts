import { useCallback, useEffect, useState } from 'react';

/** Duration of a notice in milliseconds; longer if it has an action. */
const stands = 4000;
const standsToAnswer = 8000;

/** Action of a notice. */
export interface NoticeAnswer {
  label: string;
  act: () => void;
}
export interface Notice {
  text: string;
  answer?: NoticeAnswer | undefined;
}

/** Temporary notice over the sheet. */
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

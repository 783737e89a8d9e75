import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export const buttons = Array.from({ length: 1000 }, (_, at) => at);
export const fields = Array.from({ length: 200 }, (_, at) => at);
export const buttonWords = (at, version) => `Button ${at}, ${version}`;
export const fieldWords = (at, version) => `Value ${at}, ${version}`;

/** Until the browser has painted what was drawn. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  });

async function timed(act) {
  await painted();
  const from = performance.now();
  act();
  await painted();
  return performance.now() - from;
}

/** Joins a page to the questions that the runner asks; every time is in milliseconds. */
export function answer({ mount, update }) {
  const host = document.getElementById('host');
  window.mountBench = {
    mount: () => timed(() => mount(host)),
    update: () => timed(update),
    drawn: () => ({
      buttons: host.querySelectorAll('button').length,
      fields: host.querySelectorAll('input').length,
      elements: host.querySelectorAll('*').length,
      last: [...host.querySelectorAll('button')].at(-1)?.textContent?.trim(),
      value: [...host.querySelectorAll('input')].at(-1)?.value,
    }),
  };
}

const nothing = () => {};

/** The same page for every React library: its button, its labelled text field, its provider. */
export function start({ Frame, Button, Field }) {
  let setVersion = nothing;
  function Page() {
    const [version, set] = useState(0);
    useEffect(() => {
      setVersion = set;
    }, []);
    return (
      <>
        <div>
          {buttons.map((at) => (
            <Button key={at} onPress={nothing} words={buttonWords(at, version)} />
          ))}
        </div>
        <div>
          {fields.map((at) => (
            <Field key={at} label={`Field ${at}`} value={fieldWords(at, version)} onChange={nothing} />
          ))}
        </div>
      </>
    );
  }
  answer({
    mount: (host) => {
      const root = createRoot(host);
      flushSync(() =>
        root.render(
          Frame ? (
            <Frame>
              <Page />
            </Frame>
          ) : (
            <Page />
          ),
        ),
      );
    },
    update: () => flushSync(() => setVersion((version) => version + 1)),
  });
}

import { downloadFile, send } from '@plumbline/api';

/** Time the new tab has to take the file over, in milliseconds. */
const handOver = 60_000;

/**
 * A new tab that says that its file is being made, until it gets the address. Call it straight from the press: browsers
 * open no tab for what comes later. Null where they open none at all.
 */
export function waitingTab(title = 'Preparing the file'): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  const { documentElement: root, body } = tab.document;
  tab.document.title = title;
  root.lang = 'en';
  root.style.colorScheme = 'light dark';
  body.style.cssText = 'margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui';
  const words = body.appendChild(tab.document.createElement('p'));
  words.setAttribute('role', 'status');
  words.textContent = `${title}…`;
  return tab;
}

/**
 * Shows a file that a call answers with in a new tab, where the reader can print it. Call it straight from the press:
 * browsers open no tab for what comes later. Where they open none at all, the file is saved instead.
 */
export async function openFile(url: string): Promise<void> {
  const tab = waitingTab();
  if (!tab) return downloadFile(url);
  try {
    const response = await send(url);
    const address = URL.createObjectURL(await response.blob());
    tab.location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), handOver);
  } catch (reason) {
    tab.close();
    throw reason;
  }
}

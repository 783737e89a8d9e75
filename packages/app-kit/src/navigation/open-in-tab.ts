import { downloadFile, send } from '@plumbline/api';

/** Time until the object URL is revoked, in milliseconds. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Opens a tab with a waiting message until it gets the file's URL. Call it synchronously in the press handler, because
 * browsers block later pop-ups. Returns null when blocked.
 */
export function waitingTab(title = 'Preparing the file'): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  const { documentElement: root, body } = tab.document;
  tab.document.title = title;
  root.lang = 'en';
  root.style.colorScheme = 'light dark';
  body.style.cssText = 'margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui';
  const paragraph = body.appendChild(tab.document.createElement('p'));
  paragraph.setAttribute('role', 'status');
  paragraph.textContent = `${title}…`;
  return tab;
}

/**
 * Loads a file and shows it in a new tab. Call it synchronously in the press handler, because browsers block later pop-ups.
 * When blocked, the file is downloaded instead.
 */
export async function openInTab(url: string): Promise<void> {
  const tab = waitingTab();
  if (!tab) return downloadFile(url);
  try {
    const response = await send(url);
    const address = URL.createObjectURL(await response.blob());
    tab.location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
  } catch (reason) {
    tab.close();
    throw reason;
  }
}

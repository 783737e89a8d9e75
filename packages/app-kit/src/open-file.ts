import { downloadFile, send } from '@plumbline/api';

/** Time the new tab has to take the file over, in milliseconds. */
const handOver = 60_000;

/**
 * Shows a file that a call answers with in a new tab, where the reader can print it. Call it straight from the press:
 * browsers open no tab for what comes later. Where they open none at all, the file is saved instead.
 */
export async function openFile(url: string): Promise<void> {
  const tab = window.open('', '_blank');
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

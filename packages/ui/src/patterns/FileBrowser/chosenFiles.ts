/** File with its path in the chosen or dropped folder: `Site/Level 1/a.jpg`. */
export interface PlacedFile {
  file: File;
  path: string;
}

/** Directory readers return at most some hundred entries per call. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesOf(entry: FileSystemEntry, above: string): Promise<PlacedFile[]> {
  const path = above + entry.name;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ file, path }];
  }
  const found: PlacedFile[] = [];
  for (const child of await childrenOf(entry as FileSystemDirectoryEntry))
    found.push(...(await filesOf(child, `${path}/`)));
  return found;
}

/**
 * Reads dropped files and folders recursively. Must be called synchronously in the event handler, because the transfer
 * is empty afterwards.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<PlacedFile[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const taken = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: PlacedFile[] = [];
  for (const { entry, file } of taken) {
    if (entry) found.push(...(await filesOf(entry, '')));
    else if (file) found.push({ file, path: file.name });
  }
  return found;
}

/** Converts files chosen in a file dialog. */
export const chosenFiles = (files: Iterable<File>): PlacedFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

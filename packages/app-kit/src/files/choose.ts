/** Opens the browser's file dialog for files or a folder. */
export function chooseFiles(
  { isMany = true, isFolder = false }: { isMany?: boolean; isFolder?: boolean },
  onChosen: (files: File[]) => void,
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = isMany;
  input.webkitdirectory = isFolder;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length) onChosen(files);
  });
  input.click();
}

import { materialIdentifierEntity } from '@plumbline/api/entities/materialIdentifier';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { ScanBarcodeIcon } from '@plumbline/ui/icons';

/** Lists the kinds of codes that identify materials. */
export default function Identifiers() {
  return (
    <ResourceList
      entity={materialIdentifierEntity}
      icon={ScanBarcodeIcon}
      text="Codes that identify materials outside your company, such as bar codes and manufacturer numbers."
      refreshPath="/"
    />
  );
}

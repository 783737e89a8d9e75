import { materialIdentifierEntity } from '@plumbline/api/entities/materialIdentifier';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { ScanBarcodeIcon } from '@plumbline/ui/icons';
import { materialSettingsMessages } from './messages.ts';

/** Lists the kinds of codes that identify materials. */
export default function Identifiers() {
  return (
    <ResourceList
      entity={materialIdentifierEntity}
      icon={ScanBarcodeIcon}
      text={materialSettingsMessages.identifiersEmpty}
      refreshPath="/"
    />
  );
}

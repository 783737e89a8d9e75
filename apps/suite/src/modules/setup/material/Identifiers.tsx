import { materialIdentifierKind } from '@plumbline/api/kinds/materialIdentifier';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { ScanBarcodeIcon } from '@plumbline/ui/icons';

/** By what materials are known outside of the company. */
export default function Identifiers() {
  return (
    <KindList
      kind={materialIdentifierKind}
      icon={ScanBarcodeIcon}
      text="By what a material is known outside of your company: its bar code, the manufacturer’s number."
      refreshPath="/"
    />
  );
}

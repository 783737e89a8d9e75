import { materialCharacteristicKind } from '@plumbline/api/kinds/materialCharacteristic';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { SlidersHorizontalIcon } from '@plumbline/ui/icons';

/** What tells materials apart. */
export default function Characteristics() {
  return (
    <KindList
      kind={materialCharacteristicKind}
      icon={SlidersHorizontalIcon}
      text="What tells materials apart: color, thickness, fire rating. Each material has its own values."
      refreshPath="/"
    />
  );
}

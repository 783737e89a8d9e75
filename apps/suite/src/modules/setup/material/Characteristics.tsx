import { materialCharacteristicEntity } from '@plumbline/api/entities/materialCharacteristic';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { SlidersHorizontalIcon } from '@plumbline/ui/icons';

/** Lists the characteristics that materials can have. */
export default function Characteristics() {
  return (
    <ResourceList
      entity={materialCharacteristicEntity}
      icon={SlidersHorizontalIcon}
      text="Properties of materials, such as color, thickness or fire rating. Each material has its own values."
      refreshPath="/"
    />
  );
}

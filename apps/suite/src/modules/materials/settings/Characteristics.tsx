import { materialCharacteristicEntity } from '@plumbline/api/entities/materialCharacteristic';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { SlidersHorizontalIcon } from '@plumbline/ui/icons';
import { materialSettingsMessages } from './messages.ts';

/** Lists the characteristics that materials can have. */
export default function Characteristics() {
  return (
    <ResourceList
      entity={materialCharacteristicEntity}
      icon={SlidersHorizontalIcon}
      text={materialSettingsMessages.characteristicsEmpty}
      refreshPath="/"
    />
  );
}

/** Tones in hertz and seconds: high and short, or low and long, so that they differ without pitch alone. */
const tones = { accepted: { pitch: 1320, length: 0.08 }, refused: { pitch: 220, length: 0.35 } };
const vibrations = { accepted: [40], refused: [120, 80, 120] };

let context: AudioContext | undefined;

/** Plays a tone for the answer to a scan. Silent where the browser allows no sound. */
export function playSignal(kind: keyof typeof tones): void {
  if (typeof AudioContext === 'undefined') return;
  const { pitch, length } = tones[kind];
  const audio = (context ??= new AudioContext());
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  // A tone that stops at full volume clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + length);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + length);
}

/** Vibrates for the answer to a scan. Does nothing on devices that cannot. */
export function vibrateSignal(kind: keyof typeof vibrations): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate(vibrations[kind]);
}

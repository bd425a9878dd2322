/** Begins each text of a draft that the commands leave to be written. The build refuses it in an article and in captions. */
export const TO_WRITE = "Write here:";

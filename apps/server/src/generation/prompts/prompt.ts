/** What goes to a model: our own words, and apart from them the material. */
export interface Prompt {
  instructions: string
  prompt: string
}

/**
 * A prompt with a name and a version. The version goes up with every change of its words: questions in the pool and lines in
 * the log carry it, so that one can tell which words wrote what.
 */
export interface PromptDefinition<Input> {
  id: string
  version: number
  build(input: Input): Prompt
}

export const definePrompt = <Input>(definition: PromptDefinition<Input>) => definition

/** 'write-questions@1'. */
export const promptName = ({ id, version }: { id: string; version: number }): string => `${id}@${version}`

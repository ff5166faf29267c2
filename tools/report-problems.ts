/** Runs a command; what goes wrong is one line for the person at the terminal. */
export async function reportProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`ekagra: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

import ComponentGeneration

GenerateCommand.main()
